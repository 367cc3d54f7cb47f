import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, sun, li, lostcard] = [as('zhang'), as('sun'), as('li'), as('lostcard')]
const untie = bindingPaths.untieBinding

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => {
  const from = dealPaths.purchase.to({ fundCode: funds.bought })
  return {
    [bindingPaths.accountBinding.pattern]: [
      as('visitor')(bindingPaths.accountBinding.to({ step: '1', from })),
      as('applet')(bindingPaths.accountBinding.to({ step: '2' }), 'number'),
    ],
    [bindingPaths.bindingSuccess.pattern]: [
      zhang(bindingPaths.bindingSuccess.to({ code: '0', from })),
      zhang(bindingPaths.bindingSuccess.to({ code: '1' }), 'not bound'),
      zhang(bindingPaths.bindingSuccess.to({ code: '2' }), 'number'),
      zhang(bindingPaths.bindingSuccess.to({ code: '3' }), 'bound elsewhere'),
      zhang(bindingPaths.bindingSuccess.to({ code: '4' }), 'no request'),
    ],
    [untie.pattern]: [
      zhang(untie.to({ type: '1', step: '1' }), 'messaging app'),
      zhang(untie.to({ type: '1', step: '2' }), 'password'),
      zhang(untie.to({ type: '2', step: '1' }), 'not bound'),
      zhang(untie.to({ type: '3', step: '1' }), 'which card'),
      zhang(untie.to({ type: '3', step: '1', bankSerial: 'zhang-2' }), 'free card'),
      zhang(untie.to({ type: '3', step: '1', bankSerial: 'zhang-1' }), 'used card'),
      as('qian')(untie.to({ type: '3', step: '1', bankSerial: 'qian-1' }), 'much on a card'),
      sun(untie.to({ type: '3', step: '1', bankSerial: 'sun-1' }), 'no password'),
      lostcard(untie.to({ type: '4', step: '1', bankSerial: 'lostcard-1' }), 'lost card'),
      lostcard(untie.to({ type: '4', step: '2', bankSerial: 'lostcard-1' }), 'new card'),
      as('partner')(untie.to({ type: '5', step: '1', bankSerial: 'partner-1' }), 'contract'),
      as('yang')(untie.to({ type: '4', step: '1', bankSerial: 'yang-2' }), 'pension card'),
    ],
    [bindingPaths.untieSuccess.pattern]: [
      zhang(bindingPaths.untieSuccess.to({ type: '1', from }), 'still bound'),
      zhang(bindingPaths.untieSuccess.to({ type: '3', bankSerial: 'gone' }), 'card'),
      lostcard(bindingPaths.untieSuccess.to({ type: '4' }), 'no request'),
    ],
    [bindingPaths.setBank.pattern]: [
      zhang(bindingPaths.setBank.to({ from }), 'forgotten'),
      sun(bindingPaths.setBank.to(), 'first'),
      li(bindingPaths.setBank.to(), 'not verified'),
    ],
    [bindingPaths.setPassword.pattern]: [
      zhang(bindingPaths.setPassword.to({ step: '1', mode: 'change' }), 'old password'),
      sun(bindingPaths.setPassword.to({ step: '2' }), 'begins with the card'),
    ],
    [bindingPaths.setPasswordSuccess.pattern]: [
      zhang(bindingPaths.setPasswordSuccess.to({ from })),
      zhang(bindingPaths.setPasswordSuccess.to({ from, did: 'changed' }), 'changed'),
      zhang(bindingPaths.setPasswordSuccess.to({ did: 'reset' }), 'reset'),
      sun(bindingPaths.setPasswordSuccess.to(), 'not set'),
    ],
    [bindingPaths.bindPhone.pattern]: [
      zhang(bindingPaths.bindPhone.to({ step: '1' })),
      li(bindingPaths.bindPhone.to({ step: '1' }), 'not verified'),
      { ...zhang(bindingPaths.bindPhone.to({ step: '1' }), 'help'), tap: '收不到验证码' },
    ],
  }
}
