import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { seedYears } from './seed-years.ts'

export const seeds: DepartmentSeeds = { personas: [{ order: 120, seed: seedYears }] }
