import type { Locator, Page } from "@playwright/test";

/** Somebody whose taps are counted. Opening a notice of the phone, or a link in a mail, is one too. */
export class Hand {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async open(url: string): Promise<void> {
    this.taps += 1;
    await this.page.goto(url);
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name, exact: true });
  }

  field(name: string) {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** Confirms the open question with the button of this name. */
  async confirm(name: string): Promise<void> {
    await this.tap(this.page.getByRole("alertdialog").getByRole("button", { name }));
  }

  /** Opens what the newest notice of the bell is about. */
  async openNotice(text: string): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: /Avisos: \d+ novo/ }));
    await this.tap(this.page.getByRole("dialog").getByRole("link", { name: text }));
  }
}

/** Taps twice before the next render. @returns what is sent that `call` matches; calls made together share a request */
export async function tapTwice(button: Locator, call: RegExp): Promise<string[]> {
  const sent: string[] = [];
  button.page().on("request", (request) => void sent.push(...(request.url().match(call) ?? [])));
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  return sent;
}
