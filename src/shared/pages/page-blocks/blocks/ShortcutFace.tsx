import type { ReactNode } from 'react'
import type { SHORTCUT_ICONS } from '#domain/page/blocks/plain-blocks.ts'
import { now14 } from '#platform/clock.ts'
import { ShortcutPicture } from '#shared/parts/functions/ShortcutPicture.tsx'
import {
  ChartIcon,
  ClockIcon,
  GaugeIcon,
  InfoIcon,
  ListIcon,
  SearchIcon,
  WalletIcon,
} from '#ui/icons.tsx'

type Icon = (typeof SHORTCUT_ICONS)[number]

const ICONS: Readonly<Record<Icon, ReactNode>> = {
  chart: <ChartIcon />,
  wallet: <WalletIcon />,
  list: <ListIcon />,
  search: <SearchIcon />,
  clock: <ClockIcon />,
  info: <InfoIcon />,
  gauge: <GaugeIcon />,
  board: <ShortcutPicture icon="board" />,
  star: <ShortcutPicture icon="star" />,
  bank: <ShortcutPicture icon="bank" />,
  course: <ShortcutPicture icon="course" />,
  report: <ShortcutPicture icon="report" />,
}
const BADGES = { none: null, new: '新', hot: '热' } as const

/** One of the app's icons that operators may choose for a shortcut. */
export const ShortcutIcon = ({ icon }: { readonly icon: Icon }) => ICONS[icon]

/** The word at a shortcut's corner; null without one, and once its time is over. */
export const shortcutMark = (badge: keyof typeof BADGES, until: string | null): string | null =>
  until !== null && until <= now14() ? null : BADGES[badge]
