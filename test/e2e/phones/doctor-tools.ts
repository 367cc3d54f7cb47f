import { execFile } from 'node:child_process'
import * as v from 'valibot'
import type { DoctorTools } from './doctor.ts'

const PATIENCE = 20_000

const failure = v.object({ code: v.optional(v.union([v.string(), v.number()])) })
const cause = v.object({ cause: v.object({ code: v.string(), message: v.string() }) })
const TLS = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/

/** This machine, for the doctor. */
export const doctorTools: DoctorTools = {
  nodeVersion: process.version,
  run: (program, args) =>
    new Promise((resolve) => {
      execFile(program, [...args], { timeout: PATIENCE }, (error, stdout, stderr) => {
        const read = v.safeParse(failure, error)
        const code = read.success ? read.output.code : undefined
        if (code === 'ENOENT') resolve(null)
        else resolve({ code: typeof code === 'number' ? code : 0, output: `${stdout}${stderr}` })
      })
    }),
  async ask(url) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
      return { status: response.status, text: await response.text() }
    } catch {
      return null
    }
  },
  async tlsFault(url) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
      return null
    } catch (error) {
      const read = v.safeParse(cause, error)
      return read.success && TLS.test(read.output.cause.code) ? read.output.cause.message : null
    }
  },
}
