// Before the pane's bundle: it works over what the workbench has open.
window.warsheetServices = window.parent.warsheetServices;
