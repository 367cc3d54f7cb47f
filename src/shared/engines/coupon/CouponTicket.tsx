import type { ReactNode } from 'react'
import {
  couponFace,
  couponLimits,
  couponMinimum,
  couponScenes,
  couponScope,
} from '#domain/coupon/coupon-words.ts'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { classes } from '#ui/classes.ts'
import type { CouponCard } from './chosen-coupons.ts'
import styles from './CouponTicket.module.css'
import { showsCoupon } from './shows-coupon.ts'

/** The part that all coupons of a batch have in common. */
export type CouponFace = Pick<
  CouponCard,
  'title' | 'terms' | 'scope' | 'minAmount' | 'scenes' | 'containers' | 'payBy' | 'firstInstalments'
>

interface Props {
  readonly face: CouponFace
  /** Its end, or what else is said last. */
  readonly end: ReactNode
  /** Drawn quietly: it cannot be used, or claimed. */
  readonly ended?: boolean
  readonly href?: string | undefined
  /** A button or a tag at the right. */
  readonly side?: ReactNode
}

/** For which purchases, or how it brings something without one. */
function forWhat(face: CouponFace): string {
  if (bringsIncome(face.terms)) return '奖励以金币发放，不是基金收益'
  return [
    couponScope(face.scope, fundTypeName),
    couponMinimum(face.minAmount),
    couponScenes(face.scenes),
    ...couponLimits(face),
  ].join(' · ')
}

/** A coupon: what it is worth, for what, from which sum, until when. */
export function CouponTicket({ face, end, ended = false, href, side }: Props) {
  const { title, terms } = face
  if (!showsCoupon(terms)) return null
  const texts = (
    <>
      <p className={styles.face}>{couponFace(terms)}</p>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>{forWhat(face)}</p>
      <p className={styles.line}>{end}</p>
    </>
  )
  return (
    <div className={classes(styles.ticket, ended && styles.ended)}>
      <div className={styles.main}>
        {href === undefined ? (
          texts
        ) : (
          <a className={styles.link} href={href}>
            {texts}
          </a>
        )}
      </div>
      {side === undefined ? null : <div className={styles.side}>{side}</div>}
    </div>
  )
}
