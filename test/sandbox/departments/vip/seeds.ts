import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedMember } from './seed-member.ts'

export const seeds: DepartmentSeeds = { personas: [{ order: 180, seed: seedMember }] }
