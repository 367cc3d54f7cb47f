import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

export const announceMobile = (db: Database, userId: string, mobile: string, time: Time14): void =>
  announce(db, {
    userId,
    event: 'mobileChanged',
    key: time,
    subject: '',
    time,
    detail: { mobileNo: maskPhone(mobile) },
  })

export const announcePassword = (db: Database, userId: string, time: Time14): void =>
  announce(db, { userId, event: 'passwordChanged', key: time, subject: '', time })

interface Card {
  readonly bankSerial: string
  readonly bankName: string
  readonly tail: string
}

const cardName = ({ bankName, tail }: Card) => `${bankName}（尾号 ${tail}）`

export const announceCard = (
  db: Database,
  userId: string,
  event: 'cardBound' | 'cardUntied',
  card: Card,
  time: Time14,
): void =>
  announce(db, {
    userId,
    event,
    key: `${card.bankSerial} ${time}`,
    subject: card.bankSerial,
    time,
    detail: { card: cardName(card) },
  })

/** The plans that a new card goes on with; `act` names the change where a card may come back. */
export function announcePlanCard(
  db: Database,
  plans: readonly { readonly planNo: string; readonly userId: string }[],
  card: Card,
  time: Time14,
  act = card.bankSerial,
): void {
  for (const { planNo, userId } of plans) {
    announce(db, {
      userId,
      event: 'planCardChanged',
      key: `${planNo} ${act}`,
      subject: planNo,
      time,
      detail: { card: cardName(card) },
    })
  }
}

export const announceReview = (
  db: Database,
  userId: string,
  review: { readonly approved: boolean; readonly reason: string },
  time: Time14,
): void =>
  announce(db, {
    userId,
    event: review.approved ? 'documentApproved' : 'documentRejected',
    key: time,
    subject: '',
    time,
    detail: { reason: review.reason },
  })
