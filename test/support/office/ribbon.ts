import type { OfficeWindow } from './window';

/** What the library keeps for the buttons of the ribbon; its own names. */
interface CommandManager {
  _pseudoDocument: { appCommandInvocationCompletedAsync: (id: string, status: number, data: string) => void };
  readonly _processAppCommandInvocation: (args: object) => void;
}

/** Presses buttons of the ribbon as Excel does, through the page's genuine library. */
export class Ribbon {
  private readonly manager: CommandManager;
  private readonly waiting = new Map<string, (status: number) => void>();
  private last = 0;

  constructor(private readonly window: OfficeWindow) {
    this.manager = window.OfficeExt.AppCommand.AppCommandManager.instance() as CommandManager;
    this.manager._pseudoDocument = {
      appCommandInvocationCompletedAsync: (id, status) => {
        this.waiting.get(id)?.(status);
        this.waiting.delete(id);
      },
    };
  }

  /** @returns once the button has told that it is done: 0, or the library's number of what is wrong with it. */
  press(action: string): Promise<number> {
    const id = `press ${++this.last}`;
    const source = { source: { id: `Warsheet.${action}` } };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      const { AppCommandInvokedEventArgs } = this.window.OfficeExt.AppCommand;
      this.manager._processAppCommandInvocation(new AppCommandInvokedEventArgs(id, action, JSON.stringify(source)));
    });
  }

  /** The actions that the page has associated, in capitals as the library keeps them. */
  get associated(): readonly string[] {
    return Object.keys(this.window.Office.actions._association.mappings as object);
  }
}
