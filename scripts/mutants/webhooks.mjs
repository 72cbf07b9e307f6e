const outbound = 'api/outbound/public-address.test.ts'
const webhooks = 'api/webhooks/webhooks.test.ts'

/**
 * Guards of webhooks: where they may go, what they carry, and when they end.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const webhookMutants = [
  {
    name: 'addresses that carry another address are public',
    file: 'api/outbound/public-address.ts',
    find: "return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalIpv6)",
    replace: 'return true',
    test: outbound,
  },
  {
    name: 'private addresses are public',
    file: 'api/outbound/public-address.ts',
    find: "if (address.range() !== 'unicast') return false",
    replace: "if (address.range() === 'unspecified') return false",
    test: outbound,
  },
  {
    name: 'one public address of a name is enough',
    file: 'api/outbound/public-address.ts',
    find: '!found.every(({ address }) => isPublicAddress(address))',
    replace: '!found.some(({ address }) => isPublicAddress(address))',
    test: outbound,
  },
  {
    name: 'any port may be called',
    file: 'api/outbound/public-address.ts',
    find: 'if (!publicPorts.includes(url.port))',
    replace: 'if (publicPorts.length === 0)',
    test: outbound,
  },
  {
    name: 'the connection resolves the name again',
    file: 'api/outbound/post.ts',
    find: '        all ? done(null, [{ address, family }]) : done(null, address, family),\n',
    replace: "        require('node:dns').lookup(_host, { all }, done),\n",
    test: outbound,
  },
  {
    name: 'a reply is read to its end',
    file: 'api/outbound/post.ts',
    find: 'if (bytes >= replyBytesMax || signal.aborted) break',
    replace: 'if (signal.aborted) break',
    test: outbound,
  },
  {
    name: 'a name server may take forever',
    file: 'api/outbound/post.ts',
    find: 'await beforeDeadline(resolveTarget(target, rules), signal)',
    replace: 'await resolveTarget(target, rules)',
    test: outbound,
  },
  {
    name: 'secrets are stored as they are',
    file: 'api/webhooks/webhooks.service.ts',
    find: 'const sealed = seal(deps.secrets, ofWebhook(id), secret)',
    replace: 'const sealed = Buffer.from(secret + seal(deps.secrets, ofWebhook(id), secret).length)',
    test: webhooks,
  },
  {
    name: 'the secret before is valid forever',
    file: 'api/webhooks/send-message.ts',
    find: 'oldSecret && oldSecretUntil && new Date(oldSecretUntil) > new Date()',
    replace: 'oldSecret && oldSecretUntil',
    test: webhooks,
  },
  {
    name: 'redirects count as delivered',
    file: 'api/webhooks/send-message.ts',
    find: 'const ok = status >= 200 && status < 300',
    replace: 'const ok = status >= 200 && status < 400',
    test: webhooks,
  },
  {
    name: 'a receiver that fails is never switched off',
    file: 'api/webhooks/deliver.ts',
    find: 'if (!webhook.enabled || (status !== 410 && !webhook.isFailingForDays)) return',
    replace: 'if (!webhook.enabled || status !== 410) return',
    test: webhooks,
  },
  {
    name: 'webhooks outlive the API access of their show',
    file: 'api/webhooks/deliver.ts',
    find: 'if (webhook.enabled && active && features.apiAccess)',
    replace: 'if (webhook.enabled && active)',
    test: webhooks,
  },
  {
    name: 'two failures of one receiver wait for each other',
    file: 'api/webhooks/deliver.ts',
    find: '  await findWebhook(db, message.webhookId, { lock: true })\n',
    replace: '',
    test: webhooks,
  },
  {
    name: 'events of another show are sent',
    file: 'api/db/migrations/0134_webhooks.ts',
    find: 'from made g join public.webhooks w on w.tenant_id = g.tenant_id',
    replace: 'from made g join public.webhooks w on w.tenant_id <> g.tenant_id',
    test: webhooks,
  },
  {
    name: 'keys make webhooks',
    file: 'core/webhooks/webhooks.calls.ts',
    find: "    audit: 'webhook_deleted',\n    signedInOnly: true,\n",
    replace: "    audit: 'webhook_deleted',\n",
    test: webhooks,
  },
]
