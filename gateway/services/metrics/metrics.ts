import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SmsService } from '../sms/sms-service.ts';
import type { UploadFiles } from '../uploads/upload-files.ts';
import { UnusableFile } from '../uploads/unusable-file.ts';

/** seconds; from a cached list to the limits of a statement and of a request */
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.1, 1, 10, 60, 600];

/** What is counted of this process, in Prometheus' text format. Units are seconds and bytes. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  observeRequest(request: {
    /** operation of the contract, or the pattern of another route's path: never what a client made up */
    readonly operation: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  /** Adds a value that is read when the metrics are. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Adds values by label, read when the metrics are. */
  addGauges<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => readonly { readonly labels: Readonly<Record<Label, string>>; readonly value: number }[],
  ): void;
  /** Adds a value that only grows, read when the metrics are. */
  addCounter(name: string, help: string, read: () => number): void;
  measureSms(sms: SmsService): SmsService;
  measureUploads(files: UploadFiles): UploadFiles;
  /** Runs a background job and records how long it took, and whether it failed. */
  runJob<Result>(task: string, run: () => Promise<Result>): Promise<Result>;
}

export function createMetrics(build: {
  readonly version: string;
  readonly revision: string | undefined;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // memory, processor time, event loop delay, garbage collection, file descriptors
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'gateway_build_info',
    help: 'Version of this build',
    labelNames: ['version', 'revision'],
    registers,
  })
    .labels(build.version, build.revision ?? '')
    .set(1);
  const requests = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['operation', 'method', 'status'],
    buckets: latencyBuckets,
    registers,
  });
  const sms = new Counter({
    name: 'gateway_sms_total',
    help: 'Verification codes handed to the SMS service',
    labelNames: ['result'],
    registers,
  });
  const uploadedBytes = new Counter({
    name: 'gateway_upload_bytes_total',
    help: 'Bytes of readers’ files received',
    registers,
  });
  const uploads = new Counter({
    name: 'gateway_uploads_total',
    help: 'Readers’ files that were checked: stored, refused as unusable, or failed',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Histogram({
    name: 'gateway_job_duration_seconds',
    help: 'Time of a background job',
    // `job` is a label that Prometheus gives to each target
    labelNames: ['task', 'result'],
    buckets: jobBuckets,
    registers,
  });
  const jobSuccess = new Gauge({
    name: 'gateway_job_last_success_timestamp_seconds',
    help: 'When a background job last ended well',
    labelNames: ['task'],
    registers,
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeRequest: ({ operation, method, status, seconds }) =>
      requests.labels(operation, method, String(status)).observe(seconds),
    addGauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            this.set(await read());
          },
        }),
      );
    },
    addGauges(name, help, labelNames, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames,
          registers: [],
          collect() {
            this.reset();
            for (const { labels, value } of read()) this.set({ ...labels }, value);
          },
        }),
      );
    },
    addCounter(name, help, read) {
      registry.registerMetric(
        new Counter({
          name,
          help,
          registers: [],
          collect() {
            this.reset();
            this.inc(read());
          },
        }),
      );
    },
    measureSms: (service) => ({
      async sendCode(phone, code, minutes) {
        try {
          await service.sendCode(phone, code, minutes);
        } catch (error) {
          sms.labels('failed').inc();
          throw error;
        }
        sms.labels('sent').inc();
      },
    }),
    measureUploads: (files) => ({
      ...files,
      async write(id, offset, pieces) {
        await files.write(id, offset, pieces);
        uploadedBytes.inc(pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0));
      },
      async store(id, kind, isPrivate) {
        try {
          const stored = await files.store(id, kind, isPrivate);
          uploads.labels('stored').inc();
          return stored;
        } catch (error) {
          uploads.labels(error instanceof UnusableFile ? 'refused' : 'failed').inc();
          throw error;
        }
      },
    }),
    async runJob(task, run) {
      const end = jobs.startTimer({ task });
      try {
        const result = await run();
        end({ result: 'done' });
        jobSuccess.labels(task).setToCurrentTime();
        return result;
      } catch (error) {
        end({ result: 'failed' });
        throw error;
      }
    },
  };
}
