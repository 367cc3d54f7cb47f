import type { Edit } from './edits.ts'

interface Call {
  /** The module's folder: the sandbox's department of the same name gets the answer. */
  readonly folder: string
  readonly kebab: string
  readonly call: string
  /** The text of each file: the description, the sandbox's answer, and how each of its ends comes about. */
  readonly api: string
  readonly sandbox: string
  readonly scenario: string
}

/** The three files of a new family of calls, each of which is found by its folder. */
export const callEdits = ({ folder, kebab, api, sandbox, scenario }: Call): readonly Edit[] => [
  { file: `src/api/calls/${kebab}.ts`, create: api },
  { file: `test/sandbox/departments/${folder}/routes/${kebab}.ts`, create: sandbox },
  { file: `test/sandbox/departments/${folder}/scenarios/${kebab}.ts`, create: scenario },
]
