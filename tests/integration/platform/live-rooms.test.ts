import { expect, test } from "vitest";
import type { Env } from "../../../src/env.ts";
import { liveRoomOf } from "../../../src/platform/live/live.ts";
import { joinRoom, type Listener } from "../../support/live.ts";
import { makePerson, newSubmission, type Person } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const LIVE_ROOMS = 3;
const product = startProduct({ settings: { LIVE_ROOMS: String(LIVE_ROOMS) } });

const join = (person: Person) => joinRoom(product.stack.url, person.cookie);
const kindsAt = ({ messages }: Listener) => messages.map(({ kind }) => kind).toSorted();

function roomOf({ id }: Person): string {
  const LIVE_ROOM = { idFromName: (name: string) => name, get: (name: string) => name };
  return String(liveRoomOf({ settings: { LIVE_ROOMS }, LIVE_ROOM } as unknown as Env, id));
}

/** A person in each of the rooms. */
async function makePeople(): Promise<[Person, Person, Person]> {
  const people = new Map<string, Person>();
  while (people.size < LIVE_ROOMS) {
    const person = await makePerson(product, { client: true, provider: true });
    people.set(roomOf(person), person);
  }
  return [...people.values()] as [Person, Person, Person];
}

test("news reach people in all rooms, and what concerns a person reaches their room", async () => {
  const [owner, provider, other] = await makePeople();
  const [atOwner, atProvider, atOther] = [await join(owner), await join(provider), await join(other)];
  const { data } = await product.mutate("requests.create", newSubmission(), owner);
  const { id } = data as { id: string };
  for (const at of [atProvider, atOther]) await eventually(async () => at.messages[0], "news of the request");
  await product.mutate("requests.setInterest", { id, interested: true }, provider);
  const has = (at: Listener, count: number) =>
    eventually(async () => at.messages.length >= count || undefined, `${count} events`);
  await Promise.all([has(atOwner, 5), has(atProvider, 3), has(atOther, 2)]);
  expect(kindsAt(atOwner)).toEqual(["interests", "notices", "request", "request", "requests"]);
  expect(kindsAt(atProvider)).toEqual(["interests", "request", "requests"]);
  expect(kindsAt(atOther)).toEqual(["interests", "requests"]);
  for (const { close } of [atOwner, atProvider, atOther]) close();
});

// Side by side, because each waits the ten seconds after which workerd closes a connection.
test.concurrent("the end of a session closes its connections, in whatever room, and no others", async () => {
  const people = await makePeople();
  const listeners = await Promise.all(people.map(join));
  const staying = await join(await makePerson(product));
  for (const person of people) await product.mutate("auth.logOut", undefined, person);
  const closed = () => listeners.map((listener) => listener.closed);
  await eventually(async () => closed().every(Boolean) || undefined, "the sessions to be disconnected");
  expect([closed(), staying.closed]).toEqual([[4001, 4001, 4001], undefined]);
  staying.close();
});

test.concurrent("a person has eight connections at most, in whatever room", async () => {
  const joinOften = async (person: Person) => {
    const listeners: Listener[] = [];
    for (let n = 0; n < 9; n++) listeners.push(await join(person));
    await eventually(async () => listeners[0]?.closed, "the oldest to be closed");
    expect(listeners.map((listener) => listener.closed)).toEqual([4002, ...Array(8).fill(undefined)]);
    for (const { close } of listeners) close();
  };
  await Promise.all((await makePeople()).map(joinOften));
});
