import { expect, test } from 'vitest'
import type { LookReport, SeenLook } from './look-report.ts'
import { junit } from './junit.ts'
import { sampleLook } from './testing/sample-look.ts'

const report = (looks: readonly SeenLook[], without: readonly string[] = []): LookReport => ({
  schema: 1,
  version: '1.0.0',
  commit: 'abc',
  taken: '2026-03-11T02:00:00.000Z',
  planned: looks.length,
  against: null,
  without,
  looks,
})

test('JUnit has a suite for each route, and each fault of a look as a failure', () => {
  const text = junit(
    report([
      sampleLook(),
      sampleLook({ name: 'home-zhang-320', faults: ['cut off: a', 'HTTP 404 /x'] }),
      sampleLook({ name: 'asset-zhang-390', route: '/asset' }),
    ]),
  )
  expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="screens" tests="3" failures="1">
  <testsuite name="/" tests="2" failures="1" time="2.500">
    <testcase classname="/" name="home-zhang-390" time="1.250"/>
    <testcase classname="/" name="home-zhang-320" time="1.250">
      <failure message="cut off: a"/>
      <failure message="HTTP 404 /x"/>
    </testcase>
  </testsuite>
  <testsuite name="/asset" tests="1" failures="0" time="1.250">
    <testcase classname="/asset" name="asset-zhang-390" time="1.250"/>
  </testsuite>
</testsuites>
`)
})

test('JUnit carries markup, line ends and control characters of a fault without harm', () => {
  const faults = ['axe label: <input name="a&b">\n  Fix\u0000\u001b[31m 😀']
  expect(junit(report([sampleLook({ faults })]))).toContain(
    '<failure message="axe label: &lt;input name=&quot;a&amp;b&quot;&gt;&#10;  Fix[31m 😀"/>',
  )
})

test('JUnit counts a screen without a sample as a failure', () => {
  const text = junit(report([sampleLook()], ['/my/:page']))
  expect(text).toContain('<testsuites name="screens" tests="2" failures="1">')
  expect(text).toContain('<testsuite name="/my/:page" tests="1" failures="1" time="0.000">')
})
