import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { bankPages } from './bank-pages.ts'

export const mounts: readonly Mount[] = [{ at: '/sandbox/bank', app: bankPages }]
