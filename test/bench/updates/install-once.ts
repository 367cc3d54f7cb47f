import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createDevice } from '#offline/client/device.ts'
import type { InstallStep } from '#offline/client/device-options.ts'

// A program: one update of a device, alone in its process. Arguments: device, repository, root. Prints what it took as JSON.
const [dir = '', repository = '', root = ''] = process.argv.slice(2)

/** The most memory that the process ever held, in KiB, as the kernel counts it. */
function peakMemory(): number {
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(line?.[1])
}

const steps: Partial<Record<InstallStep, number>> = {}
const device = createDevice({
  dir,
  repository,
  trustedRoot: await readFile(root),
  appVersion: '99.0.0',
  onStep: (step) => {
    steps[step] = performance.now() - began
  },
})
const before = peakMemory()
const began = performance.now()
const { changed } = await device.install()
const ms = performance.now() - began
process.stdout.write(`${JSON.stringify({ changed, ms, steps, before, peak: peakMemory() })}\n`)
