import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { querySupportBankCards } from '#api/calls/bank.ts'
import { send, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { bankOfCard, type BankOfCard } from '#domain/bank/add-card.ts'
import { toast } from '#ui/base/toast.ts'
import type { Bank, Refuses } from './bank.ts'

type Found = BankOfCard<Bank>

/**
 * Finds the bank of a card number, with one call per number. Not cached in the query client, whose
 * keys would contain the number.
 */
export function useBankOfCard(refuses: Refuses = () => null) {
  const queries = useQueryClient()
  const known = useRef(new Map<string, Promise<Found | null>>())
  const [found, setFound] = useState<{ cardNo: string; result: Found } | null>(null)

  async function fetchBank(cardNo: string): Promise<Found | null> {
    try {
      const [{ banks }, sealed] = await Promise.all([
        queries.ensureQueryData(queryFor(querySupportBankCards, {})),
        sealFields({ bankNo: cardNo }),
      ])
      const answer = await send(queryBankCardBin, sealed)
      if (answer.ok) {
        const result = bankOfCard(answer.payload, banks)
        const why = result.ok ? refuses({ bank: result.bank, cardNo }) : null
        return why === null ? result : { ok: false, text: why }
      }
      if (answer.retCode === RET.cardUnsupported) {
        return { ok: false, text: answer.retMsg || '暂不支持该银行卡' }
      }
      toast.show(answer.retMsg || '暂时无法识别银行，请稍后再试')
    } catch (error) {
      // After a network failure the network toast has been shown.
      if (error instanceof CallRefused) toast.show(error.retMsg || '暂时无法识别银行，请稍后再试')
    }
    known.current.delete(cardNo)
    return null
  }

  /** Resolves to the bank, or why the card cannot be added; to null where the call failed. */
  async function look(cardNo: string): Promise<Found | null> {
    const pending = known.current.get(cardNo) ?? fetchBank(cardNo)
    known.current.set(cardNo, pending)
    const result = await pending
    if (result === null) known.current.delete(cardNo)
    else setFound({ cardNo, result })
    return result
  }

  return {
    look,
    /** The last result, if it is of this number. */
    of: (cardNo: string): Found | null => (found?.cardNo === cardNo ? found.result : null),
  }
}

export type BankLookup = ReturnType<typeof useBankOfCard>
