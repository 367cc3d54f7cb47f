import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedInvites } from './seed-invites.ts'

export const seeds: DepartmentSeeds = { common: [{ order: 10, seed: seedInvites }] }
