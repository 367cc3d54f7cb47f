import type { ReactNode } from 'react'

import styles from './icons.module.css'

/** All icons: 24 by 24, one line width, the colour of the text, hidden from screen readers. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
)
export const BackIcon = () => (
  <Icon>
    <path d="M15 4.5 7.5 12l7.5 7.5" />
  </Icon>
)
export const ChevronIcon = () => (
  <Icon>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
)
export const BellIcon = () => (
  <Icon>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 5V3.5" />
  </Icon>
)
export const WalletIcon = () => (
  <Icon>
    <path d="M18 8V5.5H5.5a2 2 0 0 0 0 4H20v9.5H5.5a2 2 0 0 1-2-2V7.5" />
    <path d="M16.2 14.2h.1" />
  </Icon>
)
export const ChartIcon = () => (
  <Icon>
    <path d="M4 4v16h16" />
    <path d="m7.5 15 3.5-4 3 2.5 5-6.5" />
  </Icon>
)
export const GaugeIcon = () => (
  <Icon>
    <path d="M5.6 18.5a8.5 8.5 0 1 1 12.8 0" />
    <path d="m12 13 4-4.5" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />
  </Icon>
)
export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
)
export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.8v.1" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.8 4.8L19.5 7.5" />
  </Icon>
)
export const BackspaceIcon = () => (
  <Icon>
    <path d="M8.5 5.5H20.5v13H8.5L3 12z" />
    <path d="m11 9 6 6M17 9l-6 6" />
  </Icon>
)
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
export const EyeOffIcon = () => (
  <Icon>
    <path d="M2.5 9.5S6 15 12 15s9.5-5.5 9.5-5.5" />
    <path d="m5.5 13-2 2.5M9.8 14.8l-.8 3M14.2 14.8l.8 3M18.5 13l2 2.5" />
  </Icon>
)
