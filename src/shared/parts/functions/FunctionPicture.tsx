import type { ReactNode } from 'react'
import { FIRST_ICONS, type FunctionIcon } from './FunctionIcons.tsx'
import { LineIcon } from './ShortcutPicture.tsx'

const ICONS: Readonly<Record<FunctionIcon, ReactNode>> = {
  ...FIRST_ICONS,
  bell: <path d="M6.5 17v-6a5.5 5.5 0 0 1 11 0v6M4.5 17h15M10.5 20h3" />,
  calculator: (
    <path d="M6 3.5h12v17H6zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01" />
  ),
  chat: <path d="M4.5 5.5h15v10h-8l-4 4v-4h-3zM8.5 9h7M8.5 12h4" />,
  coin: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.8 8l3.2 4.5L15.2 8M12 12.5V17M9.5 13h5" />
  ),
  crown: <path d="M4.5 18.5v-10l4 3.5 3.5-6 3.5 6 4-3.5v10z" />,
  document: <path d="M6.5 3.5h8l4 4v13h-12zM14.5 3.5v4h4M9.5 12h6M9.5 16h6" />,
  gift: (
    <path d="M4.5 9h15v3.5h-15zM6 12.5h12v7H6zM12 9v10.5M12 9C9 9 8 4.5 10 4.5S12 9 12 9s0-4.5 2-4.5S15 9 12 9z" />
  ),
  gold: <path d="M8.5 6.5h7l2 5h-11zM4.5 13.5h6l1.5 5h-9zM13.5 13.5h6l1.5 5h-9z" />,
  help: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.8a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.5v.01" />
  ),
  pension: (
    <path d="M12 20.5V11M12 14c-4 0-6-2-6-6 4 0 6 2 6 6zM12 11.5c0-4 2-6.5 6-6.5 0 4-2 6.5-6 6.5zM7 20.5h10" />
  ),
  people: (
    <path d="M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19c0-3.5 2.5-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 5.5a3 3 0 0 1 0 5.5M17 14c2 .6 3.5 2.300 3.5 5" />
  ),
  person: <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 20c0-4 3-6 7-6s7 2 7 6" />,
  phone: <path d="M7.5 3.5h9v17h-9zM11 17.5h2" />,
  shield: (
    <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.200 2.200L15.200 10" />
  ),
}

/** The icon of any function. */
export const FunctionPicture = ({ icon }: { readonly icon: FunctionIcon }) => (
  <LineIcon>{ICONS[icon]}</LineIcon>
)
