import { expect, it } from 'vitest'
import { classifyAddress } from './navigation.js'

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
])('%s opens %s', (address, place) => {
  expect(classifyAddress(address, places)).toBe(place)
})
