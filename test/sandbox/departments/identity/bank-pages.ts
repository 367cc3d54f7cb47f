import { Hono } from 'hono'
import { html } from 'hono/html'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { bankById } from './banks.ts'
import { inventedCardNo } from './invented.ts'
import { decidePension, payIn, type PensionDecision } from './pension.ts'
import {
  agreeSigning,
  isExpired,
  isPension,
  refuseSigning,
  findSigning,
  type Signing,
  type SignForm,
} from './signings.ts'

const PENSION_DECISIONS: readonly PensionDecision[] = ['agree', 'processing', 'elsewhere']

/** The amount that the bank suggests to pay in. */
const SUGGESTED = '1000.00'

/** `other`: the bank does not send the person back, but shows the address to open elsewhere. */
function page(signing: Signing, form: SignForm, problem: string, other: boolean) {
  const bankName = bankById(signing.bank_id)?.bankName ?? '银行'
  const field = (label: string, name: string, value: string) =>
    html`<p>
      <label>${label}<br /><input name="${name}" value="${value}" autocomplete="off" /></label>
    </p>`
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${bankName}</title>
      </head>
      <body>
        <h1>${bankName}</h1>
        <p>这里代替银行自己的页面。短信验证码为签约编号的后六位：${signing.sign_no.slice(-6)}</p>
        <p role="alert">${problem}</p>
        <form method="post" action="?signNo=${signing.sign_no}${other ? '&other=1' : ''}">
          ${
            isPension(signing)
              ? signing.purpose === 'contribute'
                ? field('缴存金额（元）', 'amount', SUGGESTED)
                : ''
              : html`${field('姓名', 'custName', form.custName)}
                ${field('身份证号', 'certNo', form.certNo)}
                ${field('银行卡号', 'cardNo', form.cardNo)}
                ${field('预留手机号', 'mobile', form.mobile)}`
          }
          <button name="decision" value="agree">同意</button>
          ${
            isPension(signing)
              ? html`<button name="decision" value="processing">处理中</button> ${
                    signing.purpose === 'contribute'
                      ? ''
                      : html`<button name="decision" value="elsewhere">已在他行开立</button>`
                  }`
              : ''
          }
          <button name="decision" value="refuse">拒绝</button>
          <button name="decision" value="back">返回</button>
        </form>
        <p><a href="?signNo=${signing.sign_no}&other=1">在其他浏览器返回</a></p>
      </body>
    </html>`
}

/**
 * The address to which the bank sends the person back: the return address with the signing's number
 * and outcome.
 */
function returnTo(world: World, signing: Signing): string {
  const { status = 'refused', ext_str = '' } = findSigning(world, signing.sign_no) ?? {}
  const url = new URL(signing.return_url)
  url.searchParams.set('signNo', signing.sign_no)
  url.searchParams.set('signStatus', status)
  if (ext_str !== '') url.searchParams.set('extStr', ext_str)
  return url.href
}

const elsewhere = (address: string) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>请在其他浏览器打开</title>
      </head>
      <body>
        <p>请在其他浏览器打开这个地址</p>
        <p><code>${address}</code></p>
      </body>
    </html>`

/** The pages of the payment bank and of the pension bank, to be mounted under `/sandbox/bank`. */
export function bankPages(world: World): Hono {
  const app = new Hono()
  app.on(['GET', 'POST'], '/sign', async (context) => {
    const signing = findSigning(world, context.req.query('signNo') ?? '')
    if (!signing) return context.text('没有这次签约', 404)
    const other = context.req.query('other') === '1'
    const goBack = (status: 302 | 303) =>
      other
        ? context.html(elsewhere(returnTo(world, signing)))
        : context.redirect(returnTo(world, signing), status)
    if (signing.status !== 'open') return goBack(302)
    if (isExpired(world, signing)) return context.text('签约已超时，请返回重新发起', 410)
    const bin = bankById(signing.bank_id)?.debitBin ?? ''
    const form: SignForm = {
      cardNo: inventedCardNo(bin, signing.sign_no),
      mobile: signing.mobile,
      custName: signing.cust_name,
      certNo: signing.cert_no,
    }
    if (context.req.method === 'GET') return context.html(page(signing, form, '', other))
    const sent = new URLSearchParams(await context.req.text())
    const decision = sent.get('decision')
    const onPension = PENSION_DECISIONS.find((it) => it === decision)
    const paysIn = decision === 'agree' || decision === 'processing'
    if (signing.purpose === 'contribute' && paysIn) {
      const typed = sent.get('amount') ?? ''
      try {
        payIn(world, signing, { typed, slow: decision === 'processing' })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return context.html(page(signing, form, error.message, other), 400)
      }
      return goBack(303)
    }
    if (isPension(signing) && onPension !== undefined) {
      decidePension(world, signing, onPension)
      return goBack(303)
    }
    if (decision !== 'agree') {
      // Going back decides nothing: the person may return to the page.
      if (decision !== 'back') refuseSigning(world, signing)
      return goBack(303)
    }
    const typed: SignForm = {
      cardNo: sent.get('cardNo') ?? form.cardNo,
      mobile: sent.get('mobile') ?? form.mobile,
      custName: sent.get('custName') ?? form.custName,
      certNo: sent.get('certNo') ?? form.certNo,
    }
    try {
      agreeSigning(world, signing, typed)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.html(page(signing, typed, error.message, other), 400)
    }
    return goBack(303)
  })
  return app
}
