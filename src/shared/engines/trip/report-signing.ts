import { saveCMBAuthStatus, saveCMBStatus } from '#api/calls/bank.ts'
import type { ReturnStep } from '#domain/identity/payment-bank-return.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'

const CALLS = { authenticate: actCall(saveCMBAuthStatus), other: actCall(saveCMBStatus) } as const

/**
 * Reports how far a signing is, for the page that offers the next one: 1 gone to the bank, 2
 * signed, 3 refused. A failure is ignored: no flow depends on it. To be awaited where the page is
 * left.
 */
export async function reportSigning(step: ReturnStep, status: '1' | '2' | '3'): Promise<void> {
  const call = step === 'authenticate' ? CALLS.authenticate : CALLS.other
  await sendAct({ intent: `signing ${step} ${status}`, call: call({ status }), quiet: true })
}
