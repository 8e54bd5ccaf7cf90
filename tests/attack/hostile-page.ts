/*
 * Functions that run in a page of another origin; they refer to nothing outside themselves. A body's type decides the
 * content type: types that forms cannot send need a preflight, which the portal does not answer.
 */

/** A write: its path with everything before the query, and its input. */
export interface Write {
  path: string;
  input: unknown;
}

interface Ammunition {
  url: string;
  writes: Write[];
  /** Each write is sent in one of so many ways, the next write in the next ones; 1 is in all. */
  share: number;
}

/** Sends each write with fetch, beacons, as a GET and as the source of an element, in several content types. */
export async function sendRequests({ url, writes, share }: Ammunition): Promise<void> {
  const bodiesOf = (json: string): BodyInit[] => {
    const form = new FormData();
    form.set("0", json);
    form.set("file", new Blob([json], { type: "application/json" }), "x.json");
    const types = ["", "text/plain; x=application/json", "application/octet-stream", "image/png", "application/json"];
    return [json, new URLSearchParams({ input: json }), form, ...types.map((type) => new Blob([json], { type }))];
  };
  const simple: RequestInit = { mode: "no-cors", credentials: "include", redirect: "manual" };
  for (const [place, { path, input }] of writes.entries()) {
    const isDue = (_: unknown, way: number) => (place + way) % share === 0;
    const one = JSON.stringify(input ?? null);
    const batch = JSON.stringify({ 0: input ?? null });
    const ask = path.includes("?") ? "&" : "?";
    const alone = url + path;
    const batched = `${alone}${ask}batch=1`;
    const query = `${alone}${ask}input=${encodeURIComponent(one)}`;
    const queries = [query, `${batched}&input=${encodeURIComponent(batch)}`, `${query}&_method=POST&method=POST`];
    const post = { method: "POST", credentials: "include", body: one } as const;
    const requests: [string, RequestInit][] = [
      ...bodiesOf(one).map((body): [string, RequestInit] => [alone, { ...simple, method: "POST", body }]),
      [batched, { ...simple, method: "POST", body: batch }],
      [batched, { ...simple, method: "POST", body: new Blob([batch], { type: "application/octet-stream" }) }],
      ...queries.map((address): [string, RequestInit] => [address, simple]),
      [query, { ...simple, method: "HEAD" }],
      [alone, { ...post, headers: { "content-type": "application/json" } }],
      [alone, { ...post, headers: { "content-type": "text/plain", "x-http-method-override": "POST" } }],
      [alone, { ...post, method: "PUT" }],
      [query, { credentials: "include", headers: { "x-http-method-override": "POST", "x-method-override": "POST" } }],
    ];
    await Promise.all(requests.filter(isDue).map(([address, init]) => fetch(address, init).catch(() => null)));
    for (const type of ["", "text/plain", "application/octet-stream", "application/json"].filter(isDue)) {
      navigator.sendBeacon(alone, new Blob([one], { type }));
    }
    await Promise.all(
      (["img", "script", "iframe"] as const).filter(isDue).map((tag) => {
        const element = document.createElement(tag);
        element.src = query;
        const done = new Promise((resolve) => {
          element.onload = resolve;
          element.onerror = resolve;
        });
        document.body.append(element);
        return done.then(() => element.remove());
      }),
    );
  }
}

/** Submits a form for each write in each encoding, into frames. */
export async function sendForms({ url, writes, share }: Ammunition): Promise<void> {
  const submit = (action: string, method: string, enctype: string, [name, value]: [string, string]) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement("iframe");
      frame.name = `frame${Math.random()}`;
      const form = Object.assign(document.createElement("form"), { action, method, enctype, target: frame.name });
      const field = Object.assign(document.createElement("textarea"), { name, value });
      form.append(field);
      document.body.append(frame, form);
      frame.onload = () => {
        // The first one is that of the blank page.
        frame.onload = () => {
          frame.remove();
          form.remove();
          resolve();
        };
        form.submit();
      };
      frame.src = "data:text/html,";
    });
  for (const [place, { path, input }] of writes.entries()) {
    const isDue = (_: unknown, way: number) => (place + way) % share === 0;
    const json = JSON.stringify(input ?? {});
    // As text, a field is `name=value`: the equals sign becomes part of a string.
    const split: [string, string] = [`${json.slice(0, -1)}${json === "{}" ? "" : ","}"x":"`, '"}'];
    const whole: [string, string] = ["input", json];
    const forms: [string, [string, string]][] = [
      ["text/plain", split],
      ["application/x-www-form-urlencoded", whole],
      ["multipart/form-data", whole],
    ];
    await Promise.all(forms.filter(isDue).map(([encoding, field]) => submit(url + path, "post", encoding, field)));
  }
}

/** The addresses whose answer this page can read. */
export async function answersRead(addresses: string[]): Promise<string[]> {
  const reads = addresses.map((address) =>
    fetch(address, { credentials: "include" }).then(
      () => [address],
      () => [],
    ),
  );
  return (await Promise.all(reads)).flat();
}

/** The sockets and event streams that open. */
export async function openSockets(addresses: string[]): Promise<string[]> {
  const opened = addresses.flatMap((address) => [
    new Promise<string[]>((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve([address]);
      socket.onerror = () => resolve([]);
    }),
    new Promise<string[]>((resolve) => {
      const source = new EventSource(address.replace("ws", "http"), { withCredentials: true });
      source.onopen = () => resolve([`stream of ${address}`]);
      source.onerror = () => {
        source.close();
        resolve([]);
      };
    }),
  ]);
  return (await Promise.all(opened)).flat();
}

/** Loads each address in a frame. */
export async function loadFrames(addresses: string[]): Promise<void> {
  const frames = addresses.map((src) => {
    const frame = Object.assign(document.createElement("iframe"), { src });
    const done = new Promise((resolve) => {
      frame.onload = resolve;
    });
    document.body.append(frame);
    return done;
  });
  await Promise.all(frames);
}
