import { readdir, readFile } from "node:fs/promises";

/** The fields of /proc/<pid>/stat after the name, which is in parentheses and may contain spaces. */
const statOf = async (pid: number | string) =>
  (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")).split(") ")[1]?.split(" ") ?? [];

/** The workerd that this process has started. */
export async function findWorkerd(): Promise<number> {
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid) || Number((await statOf(pid))[1]) !== process.pid) continue;
    if ((await readFile(`/proc/${pid}/comm`, "utf8")).trim() === "workerd") return Number(pid);
  }
  throw new Error("workerd is not running");
}

/** CPU time of a process so far, in ms: user and system time are given in ticks of 10 ms. */
export async function cpuOf(pid: number): Promise<number> {
  const [user = Number.NaN, system = Number.NaN] = (await statOf(pid)).slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Memory of a process in kB. */
export async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
}
