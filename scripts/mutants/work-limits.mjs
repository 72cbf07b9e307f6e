/** Limits on work that reads foreign text. */
export const workLimitMutants = [
  {
    name: 'a job on a thread has no deadline',
    file: 'api/threads/threads.ts',
    find: 'timer = setTimeout(() => controller.abort(), milliseconds)',
    replace: 'timer = undefined',
    test: 'api/threads/threads.test.ts',
  },
  {
    name: 'one show takes every thread',
    file: 'api/threads/fair-queue.ts',
    find: '< places - 1',
    replace: '< places',
    test: 'api/threads/threads.test.ts',
  },
  {
    name: 'any number of jobs may wait for a thread',
    file: 'api/threads/threads.ts',
    find: 'capacity: longestQueue',
    replace: 'capacity: Infinity',
    test: 'api/threads/threads.test.ts',
  },
  {
    name: 'threads see the variables of the process',
    file: 'api/threads/threads.ts',
    find: 'env: {},',
    replace: '',
    test: 'api/threads/threads.test.ts',
  },
  {
    name: 'a text that took too long is tried again and again',
    file: 'core/batches/provider-failure.ts',
    find: "took_too_long: 'fail',",
    replace: '',
    test: 'core/batches/batch.test.ts',
  },
  {
    name: 'the model client follows redirects',
    file: 'api/drafting/model-client.ts',
    find: "fetchOptions: { redirect: 'manual' },",
    replace: '',
    test: 'api/content/generation.test.ts',
  },
  {
    name: 'an expression takes quadratic time',
    file: 'core/text/sentences.ts',
    find: '(?<!\\S)\\S[^\\s@]*@',
    replace: '\\S+@',
    test: 'core/testing/regular-expressions.test.ts',
  },
]
