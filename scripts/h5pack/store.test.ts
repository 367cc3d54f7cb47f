import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cephKeys, describeWithCeph } from '#offline/testing/ceph.ts'
import { sampleRepository } from '#offline/testing/sample-repository.ts'
import { runCommand, runProgram, type Said } from '#scripts/testing/run-command.ts'

/**
 * A repository with these versions in `repository`, and the command run next to it, with the
 * store's keys unless others are given.
 */
async function engineer(...versions: string[]) {
  const world = await sampleRepository(...versions)
  const h5pack = async (line: string, env: Readonly<Record<string, string>> = {}) => {
    return shown(await runCommand(world.folder, line, { ...cephKeys, ...env }))
  }
  return { ...world, h5pack }
}

const shown = ({ status, stdout, stderr }: Said) => ({
  status,
  stdout: lasting(stdout),
  stderr: lasting(stderr),
})

const lasting = (told: string) =>
  told
    .replace(/[0-9a-f]{64}/g, 'SHA')
    .replace(/SHA\.[0-9a-f]{8}\.json/g, 'SHA.TO8.json')
    .replace(/\d{4}-\d\d-\d\dT[\d:]+Z/g, 'DATE')
    .replace(/^ +[\d,]+ {2}/gm, '  N  ')
    .replace(/[\d,]+ bytes/g, 'N bytes')

describeWithCeph("with Ceph's gateway", (ceph) => {
  test('upload lists what it wrote, doctor checks the store, prune deletes, and a device installs', async () => {
    const { folder, h5pack, publishVersion } = await engineer('1.0.0')
    const bucket = await ceph.bucket({ readable: true })
    const to = `--repo repository --to s3://${bucket}/h5 --endpoint ${ceph.endpoint}`
    const files = [
      '  N  targets/SHA.h5-1.0.0.zip',
      '  N  targets/entries/SHA.TO8.json',
      '  N  metadata/2.targets.json',
      '  N  metadata/2.snapshot.json',
      '  N  metadata/1.root.json',
      '  N  metadata/timestamp.json',
    ]
    const dry = await h5pack(`upload ${to} --dry-run`)
    expect(dry).toEqual({
      status: 0,
      stderr: '',
      stdout: `${[
        `would be uploaded to s3://${bucket}/h5: 6 files, N bytes; 0 already there`,
        ...files,
        'devices would see timestamp 2, until DATE',
      ].join('\n')}\n`,
    })
    expect((await h5pack(`upload ${to}`)).stdout).toBe(
      dry.stdout.replace('would be uploaded', 'uploaded').replace('would see', 'see'),
    )
    // A connection that stays open would keep the program.
    const again = shown(await runProgram(folder, `upload ${to} --json`, cephKeys))
    expect(JSON.parse(again.stdout)).toEqual({
      ok: true,
      dryRun: false,
      to: `s3://${bucket}/h5`,
      bytes: 0,
      written: [],
      skipped: 6,
      timestamp: 2,
      timestampExpires: 'DATE',
    })
    await publishVersion('2.0.0')
    const doctor = await h5pack(`doctor --keys keys ${to}`)
    expect(doctor.stdout).toContain(
      `warning: s3://${bucket}/h5 shows root 1 and timestamp 2, this folder has 1 and 3.\n  Run "h5pack upload".`,
    )
    expect((await h5pack(`prune ${to}`)).stdout).toBe(
      `deleted from s3://${bucket}/h5: 0 files, N bytes; 6 kept\n`,
    )
    const repo = `--repo ${ceph.endpoint}/${bucket}/h5 --root repository/metadata/1.root.json`
    expect((await h5pack(`install ${repo} --device phone`)).stdout).toContain(
      'installed version 1.0.0',
    )
  })

  test('a failure is one sentence with the next step, as JSON too, and no key is in it', async () => {
    const { h5pack } = await engineer('1.0.0')
    const bucket = await ceph.bucket()
    const to = `upload --repo repository --to s3://${bucket} --endpoint ${ceph.endpoint}`
    const wrong = await h5pack(`${to} --json`, { AWS_SECRET_ACCESS_KEY: 'my-secret' })
    expect(wrong.status).toBe(1)
    const sentence = `s3://${bucket} does not accept the secret key with this access key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.`
    expect(wrong.stderr).toBe(`${sentence}\n`)
    expect(JSON.parse(wrong.stdout)).toEqual({
      ok: false,
      error: { code: 'store', message: sentence },
    })
    expect(wrong.stdout + wrong.stderr).not.toMatch(/my-secret|testkey/)
  })
})

test('prune takes old files out of the folder, and dry none', async () => {
  const { h5pack, repoDir } = await engineer('1.0.0')
  const names = ['1.snapshot.json', '1.targets.json', '2.snapshot.json', '2.targets.json']
  for (const name of names) {
    const then = Date.now() / 1000 - 8 * 24 * 60 * 60
    await utimes(join(repoDir, 'metadata', name), then, then)
  }
  const told = 'deleted from repository: 2 files, N bytes; 6 kept'
  const dry = await h5pack('prune --repo repository --dry-run')
  expect(dry.stdout).toContain(`would be ${told}\n  N  metadata/1.`)
  expect(await readdir(join(repoDir, 'metadata'))).toContain('1.targets.json')
  expect((await h5pack('prune --repo repository --grace 9')).stdout).toContain('0 files')
  expect((await h5pack('prune --repo repository')).stdout).toContain(told)
  expect(await readdir(join(repoDir, 'metadata'))).not.toContain('1.targets.json')
})

test.each([
  ['upload', /needs --to s3:\/\/BUCKET\/PREFIX/],
  ['upload --region x', /--endpoint, --region and --path-style belong to --to/],
  ['doctor --endpoint http://localhost', /belong to --to/],
  ['prune --grace 0', /--grace takes a number of days, 1 or more, not "0"/],
  ['prune --grace week', /not "week"/],
])('"%s" ends with 2 and says why', async (line, words) => {
  const { h5pack } = await engineer()
  const { status, stderr } = await h5pack(line)
  expect(stderr).toMatch(words)
  expect(status).toBe(2)
})

test('an address or endpoint with keys in it is refused without repeating them', async () => {
  const { h5pack } = await engineer('1.0.0')
  for (const place of ['s3://key:secret@packs', 's3://packs --endpoint https://key:secret@host']) {
    const { status, stderr } = await h5pack(`upload --repo repository --to ${place}`)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^--(?:to names no place|endpoint is no address)\. Give/)
    expect(stderr).not.toContain('secret')
  }
})

test('without any keys upload says where they come from', async () => {
  const { h5pack } = await engineer('1.0.0')
  const to = '--to s3://packs --endpoint http://127.0.0.1:1'
  const env = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }
  const { status, stderr } = await h5pack(`upload --repo repository ${to}`, env)
  expect(stderr).toMatch(/^There are no keys for s3:\/\/packs\. Set AWS_ACCESS_KEY_ID and/)
  expect(status).toBe(1)
})
