import type { ReactNode } from 'react'

/** 24-pixel line icons of what home's first frame shows. */
export const FIRST_ICONS = {
  board: <path d="M4.5 20v-7h4v7M10 20V5h4v15M15.5 20v-10h4v10M3 20h18" />,
  gauge: <path d="M4.2 17.5a8.5 8.5 0 1 1 15.6 0M12 14.5l4-5M12 14.5v.01" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.2" />,
  wallet: (
    <path d="M5 6.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-12a1.5 1.5 0 0 1 1.5-1.5H16M16 13h.01" />
  ),
  bank: <path d="M4 9.5 12 4.5l8 5zM6.5 12.5v5M12 12.5v5M17.5 12.5v5M4 20.5h16" />,
  list: <path d="M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  report: <path d="M6.5 3.5h8l4 4v13h-12zM14.5 3.5v4h4M9.5 16.5v-2M12.5 16.5v-5M15.5 16.5v-3.5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5" />,
  course: (
    <path d="M12 6.5c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13" />
  ),
  all: <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />,
  star: <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
} as const satisfies Readonly<Record<string, ReactNode>>

/** The icons of the others: the same family, in a file that comes with their list. */
export type FunctionIcon =
  | keyof typeof FIRST_ICONS
  | 'bell'
  | 'calculator'
  | 'chat'
  | 'coin'
  | 'crown'
  | 'document'
  | 'gift'
  | 'gold'
  | 'help'
  | 'pension'
  | 'people'
  | 'person'
  | 'phone'
  | 'shield'
