import { createContext, useContext } from 'react'
import type { Operator } from '#domain/page/operator.ts'
import type { Choices, Finding } from './calls.ts'

/** The facts that every part of the editor needs. */
export interface EditorFacts {
  readonly choices: Choices
  /** The operator who works here. */
  readonly operator: Operator
}

export const EditorContext = createContext<EditorFacts | null>(null)

export function useEditor(): EditorFacts {
  const facts = useContext(EditorContext)
  if (facts === null) throw new Error('outside the editor')
  return facts
}

/** The findings of the checks, for the blocks on the canvas and their forms. */
export const FindingsContext = createContext<readonly Finding[]>([])
