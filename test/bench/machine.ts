import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Browser } from '#test/hosts/chromium/browser.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The facts that a figure must be read with. */
export interface Machine {
  readonly cores: number
  readonly processor: string
  readonly chromium: string
  readonly node: string
  /** Of the last 1, 5 and 15 minutes. */
  readonly loadBefore: readonly number[]
  readonly loadAfter: readonly number[]
}

export const loadNow = (): number[] => loadavg().map((it) => Math.round(it * 100) / 100)

/** Processor time of all cores since the machine began, ms. */
function processorTime() {
  const times = cpus().map((it) => it.times)
  const idle = times.reduce((sum, it) => sum + it.idle, 0)
  const all = times.reduce((sum, it) => sum + it.user + it.nice + it.sys + it.idle + it.irq, 0)
  return { idle, all }
}

/** The share of the machine that must be free, and the time that a bench waits for it. */
const FREE = 0.7
const LOOK_MS = 250
const MOST_WAIT_MS = 10_000

/**
 * Waits until the machine is mostly idle. Resolves to false where it stays busy: then what follows
 * is noisy.
 */
export async function calm(): Promise<boolean> {
  const end = Date.now() + MOST_WAIT_MS
  while (Date.now() < end) {
    const before = processorTime()
    await pause(LOOK_MS)
    const after = processorTime()
    if ((after.idle - before.idle) / (after.all - before.all) >= FREE) return true
  }
  return false
}

export async function describeMachine(
  { cdp }: Browser,
  loadBefore: readonly number[],
): Promise<Machine> {
  const version = v.object({ product: v.string() })
  const { product } = await cdp.browser.ask('Browser.getVersion', {}, version)
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    chromium: product,
    node: process.version,
    loadBefore,
    loadAfter: loadNow(),
  }
}

/** The lines of a report about the machine. */
export function machineNotes(machine: Machine, slowdown: number): string[] {
  const { cores, processor, chromium, node, loadBefore, loadAfter } = machine
  return [
    `Machine: ${cores} cores (${processor}), ${chromium}, headless, no GPU, Node ${node}; main thread ${slowdown}x slower.`,
    `Load average ${loadBefore.join(' ')} before, ${loadAfter.join(' ')} after.`,
  ]
}

/** Writes `dist/reports/bench-NAME.json`; resolves to that path. */
export async function writeReport(name: string, data: object): Promise<string> {
  const folder = join(ROOT, 'dist', 'reports')
  const file = join(folder, `bench-${name}.json`)
  await mkdir(folder, { recursive: true })
  const json = { bench: name, at: new Date().toISOString(), ...data }
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`)
  return relative(ROOT, file)
}
