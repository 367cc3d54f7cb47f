import { useQuery } from '@tanstack/react-query'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryOcrStatus, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { listPlans } from '#api/calls/plan.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { getUserWelfareInfo } from '#api/calls/activity.ts'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { listMessages } from '#api/calls/message.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { orderStatus } from '#domain/order/order-status.ts'
import { openingStepsLeft } from '#domain/identity/opening.ts'
import type { WaitFacts } from '#domain/person/what-waits.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { unreadQuery } from '#shared/engines/message/unread.ts'
import { now14 } from '#platform/clock.ts'
import { RECENT } from '../RecentOrders.tsx'

/** The call of all plans that run, which the debits of the next days are of, too. */
export const PLANS = { ended: '0' } as const

const NOTICES = { kind: 'notice', size: 20 } as const
const OWN_COUPONS = { tab: 'own', page: 1, size: 20 } as const
/** The event that a message's key begins with. */
const AGREEMENT_CHANGED = 'agreementChanged '

/** The last whole or begun day before a moment from which something is over. */
const lastDayBefore = (end: Time14): Date8 =>
  end.endsWith('000000') ? addDays(end.slice(0, 8), -1) : end.slice(0, 8)

/**
 * Returns what the provider says of the user that may wait for them; null while some of it is under
 * way.
 */
export function useWaitFacts(): WaitFacts | null {
  const account = useQuery(queryFor(queryUserStatus, {}))
  const named = account.data === undefined ? null : nameVerified(account.data)
  const isVerified = named === true
  const verified = { enabled: isVerified }
  const plans = useQuery({ ...queryFor(listPlans, PLANS), ...verified })
  const document = useQuery({ ...queryFor(queryOcrStatus, {}), ...verified })
  const risk = useQuery({ ...queryFor(queryRiskResult, {}), ...verified })
  const cards = useQuery({ ...queryFor(listBankCards, {}), ...verified })
  const lost = cards.data?.cards.filter((it) => it.lost === '1') ?? null
  const requests = useQuery({
    ...queryFor(listServiceRequests, {}),
    enabled: lost !== null && lost.length > 0,
  })
  const opening = useCurrent(queryOpeningProgress, {}, { enabled: named === false })
  const messages = useQuery(unreadQuery())
  const hasNotices = (messages.data?.unread.notice ?? 0) > 0
  const notices = useQuery({ ...queryFor(listMessages, NOTICES), enabled: hasNotices })
  const orders = useQuery({ ...queryFor(queryTransactionList, RECENT), ...verified })
  const coupons = useQuery({ ...queryFor(listCoupons, OWN_COUPONS), ...verified })
  const welfare = useQuery({ ...queryFor(getUserWelfareInfo, {}), ...verified })
  // One that is off is pending, and not loading.
  const all = [
    account,
    plans,
    document,
    risk,
    cards,
    requests,
    opening,
    messages,
    notices,
    orders,
    coupons,
    welfare,
  ]
  if (all.some(({ isLoading }) => isLoading)) return null
  const today = now14().slice(0, 8)
  const requestOf = (serial: string) =>
    requests.data?.requests.find(
      ({ state, card }) => state === 'reviewing' && card?.bankSerial === serial,
    )?.requestNo ?? null
  const isReady = lost === null || lost.length === 0 || requests.data !== undefined
  return {
    today,
    plans:
      plans.data?.plans.map(({ planNo, planName, status, nextDebitDate, failures }) => ({
        planNo,
        planName,
        status,
        nextDebitDate,
        failures,
        obstacle: plans.data.obstacles.find((it) => it.planNo === planNo)?.reason ?? null,
      })) ?? null,
    document:
      document.data === undefined
        ? null
        : {
            rejected: document.data.approveStatus === '3',
            // Before it is looked at, a new one is no reason to hand in another.
            validDate: document.data.approveStatus === '1' ? '' : document.data.validDate,
          },
    lostCards: isReady
      ? (lost?.map(({ bankSerial, bankName, cardTail }) => ({
          bankSerial,
          name: `${bankName}（尾号 ${cardTail}）`,
          requestNo: requestOf(bankSerial),
        })) ?? null)
      : null,
    blockedCards:
      cards.data?.cards
        .filter(({ available, lost: isLost }) => !available && isLost !== '1')
        .map(({ bankSerial, bankName, cardTail, unavailableReason }) => ({
          bankSerial,
          name: `${bankName}（尾号 ${cardTail}）`,
          reason: unavailableReason,
        })) ?? null,
    unknownOrders:
      orders.data?.records
        .filter(
          (order) =>
            orderStatus({ ...order, confirmDate: order.transactionCfmDate, today }) === 'unknown',
        )
        .map(({ applyNo }) => applyNo) ?? null,
    changedAgreements: hasNotices
      ? (notices.data?.items
          .filter(({ read, eventKey }) => read === '0' && eventKey.startsWith(AGREEMENT_CHANGED))
          .map(({ messageId }) => messageId) ?? null)
      : [],
    endings:
      coupons.data === undefined && welfare.data === undefined
        ? null
        : [
            ...(coupons.data?.records ?? [])
              .filter(({ state }) => state === 'usable')
              .map(({ cardId, validUntil }) => ({
                kind: 'coupon' as const,
                id: cardId,
                lastDay: lastDayBefore(validUntil),
              })),
            ...(welfare.data?.welfares ?? [])
              .filter(({ state }) => state === 'earned')
              .flatMap(({ welfareId, expireDate }) =>
                expireDate === null
                  ? []
                  : [{ kind: 'reward' as const, id: welfareId, lastDay: expireDate }],
              ),
          ],
    openingLeft: opening.data === undefined ? null : openingStepsLeft(opening.data.step),
    unreadAnswers: messages.data?.unread.content ?? null,
    classUntil: risk.data === undefined ? null : (risk.data.result?.validDate ?? ''),
  }
}
