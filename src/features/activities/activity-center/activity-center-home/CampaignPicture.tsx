import type { ReactNode } from 'react'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './CampaignPicture.module.css'

interface Drawing {
  readonly alt: string
  readonly lines: ReactNode
}

/** The drawing of a campaign, by the first segment of its screens' addresses. */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
    directActivity: {
      alt: '一张有十二格的日历',
      lines: (
        <path d="M12 10h40v30H12zM12 18h40M22 18v22M32 18v22M42 18v22M12 25h40M12 32h40M20 6v6M44 6v6" />
      ),
    },
    keepActivity: {
      alt: '一级一级向上的台阶',
      lines: <path d="M8 38h10v-7h10v-7h10v-7h10v-7h8M50 6l6 4-6 4" />,
    },
    sft: {
      alt: '起伏的走势线',
      lines: <path d="M8 40h48M10 34l11-12 9 7 12-14 12 5" />,
    },
    answerRush: {
      alt: '带问号的计时钟',
      lines: (
        <path d="M32 10a15 15 0 1 0 0 30 15 15 0 0 0 0-30M28 6h8M28 22a4 4 0 1 1 5 4c-1 0-1 1-1 3M32 33v1" />
      ),
    },
    challengeProfit: {
      alt: '越过基准线的旗',
      lines: <path d="M8 30h48M14 40l12-14 9 6 15-20M50 12V5h8l-2 3 2 3h-8" />,
    },
    financial_intelligence: {
      alt: '翻开的书',
      lines: (
        <path d="M32 14c-6-4-14-4-20-2v26c6-2 14-2 20 2 6-4 14-4 20-2V12c-6-2-14-2-20 2zM32 14v26" />
      ),
    },
    puzzle: {
      alt: '指向收盘点位的靶心',
      lines: (
        <path d="M32 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32M32 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16M32 24 50 6M44 6h6v6" />
      ),
    },
    treasureChest: {
      alt: '百宝箱',
      lines: <path d="M12 22c0-8 4-11 10-11h20c6 0 10 3 10 11v18H12zM12 23h40M28 23v7h8v-7" />,
    },
    goldTree: {
      alt: '一棵树',
      lines: (
        <path d="M32 41V22M32 31l-8-6M32 27l7-5M32 6c9 0 15 6 15 12s-6 10-15 10-15-4-15-10S23 6 32 6zM22 41h20" />
      ),
    },
  }),
)
const GIFT: Drawing = {
  alt: '一份礼物',
  lines: (
    <path d="M13 17h38v8H13zM16 25h32v15H16zM32 17v23M32 17c-6 0-10-9-5-10s5 10 5 10 0-11 5-10 1 10-5 10z" />
  ),
}

interface Props {
  readonly route: string | null
  readonly accent: string
  readonly headerImgUrl: string
  readonly title: string
}

/** The picture of a campaign: its own, else a drawing of what it is in its colour. */
export function CampaignPicture({ route, accent, headerImgUrl, title }: Props) {
  if (headerImgUrl !== '') {
    return (
      <span className={styles.place}>
        <Picture src={headerImgUrl} alt={`${title}活动图`} width={4} height={3} />
      </span>
    )
  }
  const { alt, lines } = DRAWINGS.get(route ?? '') ?? GIFT
  return (
    <svg
      className={styles.place}
      data-accent={accent}
      viewBox="0 0 64 48"
      role="img"
      aria-label={alt}
      focusable="false"
    >
      {lines}
    </svg>
  )
}
