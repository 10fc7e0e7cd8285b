// The file of the scenario that was last put up, as long as the tab is open: so that a reload puts it up again.

const KEY = 'adega.scenario';

export function keptScenario(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepScenario(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it is gone with the page.
  }
}
