// Before the bundle: without it Fabric fetches its fonts from elsewhere.
window.FabricConfig = { fontBaseUrl: '' };
