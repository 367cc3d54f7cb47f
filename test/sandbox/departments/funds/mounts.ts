import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { documentRoutes } from './document-routes.ts'

export const mounts: readonly Mount[] = [{ at: '/documents', app: documentRoutes }]
