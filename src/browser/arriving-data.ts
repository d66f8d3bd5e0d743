/** Whether data of a page is coming in: its answer has begun, and is about to be whole. */

let answers = 0;

export function isDataArriving(): boolean {
  return answers > 0;
}

export async function whileArriving<Data>(read: () => Promise<Data>): Promise<Data> {
  answers += 1;
  try {
    return await read();
  } finally {
    answers -= 1;
  }
}
