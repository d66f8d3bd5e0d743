/** What a journey needs of a browser, whichever library drives it. Selectors are CSS. */
import { expect } from 'playwright/test';

export type Visitor = {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: 'Enter' | 'Escape'): Promise<unknown>;
  /** Evaluates JavaScript, also where the page itself may run no script. */
  read(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Engine = {
  /** What Debian calls the programs that are needed. */
  packages: string;
  isInstalled: boolean;
  /** Each visitor has a window with nothing in it that another has left. */
  open(options: { scripts: boolean }): Promise<Visitor>;
  close(): Promise<void>;
};

export async function until(visitor: Visitor, expression: string, value: unknown = true): Promise<void> {
  await expect.poll(() => visitor.read(expression).catch(String), { message: expression }).toEqual(value);
}

/** Not waited for, because the answer may never come to the page that's left. */
export const back = (visitor: Visitor) => visitor.read('void setTimeout(() => history.back())');
