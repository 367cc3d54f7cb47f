import { expect, it } from 'vitest'
import { classifyAddress, loadedFrom, ownPath } from './navigation.js'

const places = {
  origin: 'https://h5.heanfund.example',
  listed: ['hean.example', 'pay.bank.example', 'http://127.0.0.1:4321'],
}

it.each([
  ['https://h5.heanfund.example/asset/holdList', 'own'],
  ['https://H5.HEANFUND.example/', 'own'],
  ['https://hean.example/paper.pdf', 'outside'],
  ['https://files.hean.example/paper.pdf', 'outside'],
  ['https://pay.bank.example/sign?no=1', 'outside'],
  ['http://127.0.0.1:4321/', 'outside'],
  ['https://news.example/', 'system'],
  ['tel:4000000000', 'system'],
  // Looks like ours and is not.
  ['https://h5.heanfund.example.evil.example/', 'system'],
  ['https://h5.heanfund.example:8443/', 'system'],
  ['https://nothean.example/', 'system'],
  ['https://hean.example:8443/', 'system'],
  ['http://h5.heanfund.example/', 'refused'],
  ['https://h5.heanfund.example@evil.example/', 'refused'],
  ['http://hean.example/', 'refused'],
  ['http://127.0.0.1:4322/', 'refused'],
  ['file:///data/data/keys', 'refused'],
  ['content://media/1', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,<p>', 'refused'],
  ['intent://pay#Intent;end', 'refused'],
  ['/relative', 'refused'],
])('the address %s opens as %s', (address, place) => {
  expect(classifyAddress(address, places)).toBe(place)
})

it('takes an address of the public origin for the pack’s own, whose scheme is another', () => {
  const ios = { ...places, origin: 'heanfund-h5://app', publicOrigin: places.origin }
  const address = 'https://h5.heanfund.example/cmbResult?signNo=B1#end'
  expect(classifyAddress(address, ios)).toBe('own')
  expect(classifyAddress('https://h5.heanfund.example.evil.example/', ios)).toBe('system')
  expect(ownPath(address)).toBe('/cmbResult?signNo=B1')
  expect(ownPath('heanfund-h5://app')).toBe('/')
})

it.each([
  ['https://pay.bank.example/sandbox/bank/sign?no=1', 'http://127.0.0.1:1/sandbox/bank/sign?no=1'],
  ['https://pay.bank.example/sign?to=/sandbox/', 'https://pay.bank.example/sign?to=/sandbox/'],
  ['http://pay.bank.example/sandbox/', 'http://pay.bank.example/sandbox/'],
])('the host loads %s from %s', (address, from) => {
  expect(loadedFrom(address, 'http://127.0.0.1:1')).toBe(from)
})
