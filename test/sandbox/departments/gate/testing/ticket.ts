import * as v from 'valibot'
import { control, type Reachable } from '#test/sandbox/testing/test-client.ts'

const TO_BANK = 'https://pay.riverbank.example/h5/sign'

/** The ticket of a form to a bank, for tests. */
export async function ticketOf(sandbox: Reachable): Promise<string> {
  const form = {
    direction: 'out',
    action: TO_BANK,
    fields: [{ name: 'signNo', value: 'B20260311' }],
  }
  return v.parse(v.object({ ticket: v.string() }), await control(sandbox, 'gate', form)).ticket
}
