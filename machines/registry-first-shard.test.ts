import { proveShard } from './registry-shard.test-support.ts';

proveShard(0);
