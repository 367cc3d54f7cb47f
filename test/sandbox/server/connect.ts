import type { Hearing } from '#test/sandbox/kernel/events.ts'
import { departmentExports } from './department-files.ts'

const isHearing = (it: unknown): it is Hearing => typeof it === 'function'

/** Lets the departments hear of each other, once a process, in the order of their names. */
for (const hear of (await departmentExports('hears')).filter(isHearing)) hear()
