import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type Activity = Schemas['CommonwealActivity'];
export type ActivityDetails = Schemas['CommonwealActivityDetails'];
export type ActivityState = Schemas['ActivityState'];
export type Audit = Schemas['Audit'];
export type Certificate = Schemas['Certificate'];
export type Group = Schemas['CommonwealGroup'];
export type Honour = Schemas['CommonwealHonour'];
export type Identity = Schemas['CommonwealIdentity'];
export type Subject = Schemas['CommonwealSubject'];
export type RegistrationState = Schemas['RegistrationState'];
export type Show = Schemas['CommonwealShow'];
export type VolunteerHome = Schemas['VolunteerHome'];
export type VolunteerLock = Schemas['VolunteerLock'];
export type VolunteerSkill = Schemas['VolunteerSkill'];
