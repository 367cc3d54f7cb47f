import type { ReactNode } from 'react'

import styles from './StateDrawing.module.css'

export type StateKind = 'empty' | 'error' | 'offline' | 'login' | 'notfound' | 'forbidden'

const DRAWINGS: Record<StateKind, ReactNode> = {
  empty: (
    <>
      <path d="M34 30h52a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z" />
      <path d="M42 44h24M42 54h36M42 64h16" />
      <path d="M98 38v36M22 46v20" />
    </>
  ),
  error: (
    <>
      <path d="M24 76h14l8-22 12 34 10-46 8 34h20" />
      <circle cx="88" cy="36" r="10" />
      <path d="M88 31v6M88 40.5v.2" />
    </>
  ),
  offline: (
    <>
      <path d="M30 46a44 44 0 0 1 60 0M40 58a29 29 0 0 1 40 0M50 69a15 15 0 0 1 20 0" />
      <path d="M60 79v.3M36 30l48 54" />
    </>
  ),
  login: (
    <>
      <circle cx="60" cy="42" r="13" />
      <path d="M34 84c2-15 12-22 26-22s24 7 26 22z" />
    </>
  ),
  notfound: (
    <>
      <circle cx="55" cy="50" r="22" />
      <path d="m72 67 18 18M48 50h14" />
    </>
  ),
  forbidden: (
    <>
      <path d="M38 52h44a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4z" />
      <path d="M46 52V42a14 14 0 0 1 28 0v10M60 66v7" />
    </>
  ),
}

/** A small line drawing in hairline colours, only as decoration of the text below it. */
export function StateDrawing({ kind }: { readonly kind: StateKind }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 104" aria-hidden="true" focusable="false">
      {DRAWINGS[kind]}
      <path d="M14 94h92" />
    </svg>
  )
}
