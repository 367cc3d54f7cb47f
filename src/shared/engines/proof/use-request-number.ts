import { useRef } from 'react'
import { newRequestNo } from './request-number.ts'

/** One content, one number: sent again after a lost answer, it is done once. */
export function useRequestNumber() {
  const kept = useRef({ content: '', requestNo: '' })
  return {
    numberFor: (content: string): string => {
      if (kept.current.content !== content) kept.current = { content, requestNo: newRequestNo() }
      return kept.current.requestNo
    },
    /** To be called once there was an answer: the same content is another intention then. */
    answered: () => {
      kept.current = { content: '', requestNo: '' }
    },
  }
}
