// Generated from openapi/ by `npm run sdk`. Not edited by hand.
export interface paths {
    "/getNewsSection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of the front page in their order */
        get: operations["listSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNewsSectionLabelNewsPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stories of one channel, newest first */
        get: operations["listSectionNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getnewbannerlist.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pictures of the front page's carousel */
        post: operations["listBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getheadlinenewslisttwo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The front page's stream, newest first */
        post: operations["listHeadlineNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getImportantNewsList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Important news, newest first */
        post: operations["listImportantNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getLabelNewsMoreForSub.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stories that carry one label */
        post: operations["listLabelNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNewsAdertList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ads for one place of the app */
        post: operations["listAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/listMainPageNews4Share.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stories a share page offers for reading on */
        post: operations["listShareHomeNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/addShareViewcount.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count one view of a shared story */
        post: operations["countShareView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/getRecommandNewsListForShare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stories akin to one story */
        get: operations["listRecommendedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commennews_content.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One story, whole */
        post: operations["getArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get/hot/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hot events by heat */
        get: operations["listHotEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audioNewsList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audio news, newest first; of one programme, or from one episode on
         * @description With `programmeId` the episodes of that programme, else every audio story. With `from`, an episode's id, the list that the episode stands in (its programme's, or every audio story when it belongs to none), beginning with it; `programmeId` is not looked at then.
         */
        post: operations["listAudioNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/audio-programmes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programmes that audio news belong to, in the editors' order */
        get: operations["listAudioProgrammes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stories that hold the words, newest first */
        post: operations["searchNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/news-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count one reading of a story */
        post: operations["countNewsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a story, or take the like back */
        post: operations["likeNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a story, or take it out again */
        post: operations["saveNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment/news_comment_list.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments under a story, or the replies to one comment */
        post: operations["listNewsComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment/news_comment_add_lev1.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a comment under a story */
        post: operations["addNewsComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_lev1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a comment under a story, on the plain gateway path */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_lev2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a comment */
        post: operations["addReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment_praise.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a comment, or take the like back */
        post: operations["praiseNewsComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a comment or a reply under any subject */
        post: operations["addPublicComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments under any subject, or the replies to one */
        post: operations["listPublicComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take back one's own comment */
        get: operations["removePublicComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/praise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Like a comment */
        get: operations["praisePublicComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/v1/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description The answer is the same whether or not the phone is known. Where codes are asked for often, `human-check` says that none was sent, and that the call is to be made again with the id of a human check that was passed.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code that was sent to a phone
         * @description Makes the reader when the phone is new. A code works once, for five minutes and five tries; what is wrong with it is a 400 that names `body.code`. There is no clientId, since no receipt may hold a token.
         */
        post: operations["signInBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/user/base/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signed-in reader, with a masked phone */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/user/base/infoEnc/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personal data of the signed-in reader, sealed for who asks */
        get: operations["getSealedUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/token-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose token this is
         * @description HTTP 200 always; code 500 says the stored token is invalid, as the after-navigation step reads it.
         */
        post: operations["getTokenInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token in place of the one that is sent
         * @description The old token answers for one more minute, so that calls under way are not lost.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that personal data is sealed with */
        get: operations["getPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/human-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A slider to be moved to a mark, by hand or keyboard */
        post: operations["createHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/human-check-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the slider was moved to */
        post: operations["answerHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out here, or on every device */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is kept of the signed-in reader */
        post: operations["downloadAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account, with a code that was sent to its phone
         * @description Phone, likes, saved stories, history and tokens are deleted; comments stay without their author's name.
         */
        post: operations["removeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 135 济南 to 151 菏泽, as the specification lists them.
         * @example 135
         */
        CityId: string;
        /** @example 1001 */
        Id: string;
        Section: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description headline is the front page's stream, city the reader's city edition, channel a section of its own
             * @enum {string}
             */
            kind: "headline" | "city" | "channel";
        };
        SectionList: {
            list: components["schemas"]["Section"][];
        };
        FieldError: {
            /** @description dotted path of the field, such as body.pageSize */
            path: string;
            /** @description the rule that was broken, such as maximum */
            rule: string;
            /** @description one Chinese sentence for the reader */
            message: string;
        };
        FieldsFailure: {
            /** @enum {integer} */
            code: 400;
            msg: string;
            data: {
                fields: components["schemas"]["FieldError"][];
            };
        };
        Failure: {
            /** @enum {integer} */
            code: 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
            msg: string;
            data: {
                /** @description on 5xx; the same id stands in the gateway's log */
                requestId?: string;
            };
        };
        /** @description Opaque keyset cursor, as an earlier answer gave it in `nextCursor`. */
        Cursor: string;
        /** @default 20 */
        PageSize: number;
        /** @enum {string} */
        NewsKind: "article" | "atlas" | "video" | "audio" | "live" | "special" | "report" | "ad";
        /**
         * @description YYYY-MM-DD HH:MM:SS, Asia/Shanghai
         * @example 2026-11-03 08:30:00
         */
        DateTime: string;
        Picture: {
            /** @description Original picture. For addresses under `/media/`, `url + '-newslist7.0.4'` is the list cover and `url + '-article7.0.4'` the picture inside a story. */
            url: string;
            /** @description px of the original; 0 when unknown */
            width: number;
            /** @description px of the original; 0 when unknown */
            height: number;
            /** @description shown before the picture arrives, #rrggbb */
            color: string;
            alt: string;
        };
        /** @enum {string} */
        CardStyle: "text" | "thumb" | "three" | "cover" | "video" | "audio" | "live";
        Count: number;
        NewsCounts: {
            reads: components["schemas"]["Count"];
            comments: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
        };
        /** @enum {string} */
        LiveState: "preview" | "living" | "paused" | "ended" | "replay";
        /** @description Where a card leads. `route` is the first segment of an address of the app; `outside` leads to `url`. */
        Link: {
            /** @enum {string} */
            route: "general" | "hotNews" | "outside";
            id?: components["schemas"]["Id"];
            /** Format: uri */
            url?: string;
        };
        /** @description A story as a card of a list. */
        NewsItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            sectionId: components["schemas"]["Id"];
            labels: string[];
            covers: components["schemas"]["Picture"][];
            cardStyle: components["schemas"]["CardStyle"];
            counts: components["schemas"]["NewsCounts"];
            /** @description in seconds (video and audio) */
            duration?: number;
            liveState?: components["schemas"]["LiveState"];
            link: components["schemas"]["Link"];
        };
        NewsPage: {
            list: components["schemas"]["NewsItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description What the SDK adds to every request body. */
        RequestContext: {
            /** @description uuid of this device */
            ak?: string;
            userAgent?: string;
            /** @description copied to the query by the SDK */
            tokenID?: string;
            version?: string;
            /** @description on share paths; empty when absent */
            openId?: string;
            /** @description on share paths; empty when absent */
            unionId?: string;
        };
        Banner: {
            id: components["schemas"]["Id"];
            title: string;
            picture: components["schemas"]["Picture"];
            link: components["schemas"]["Link"];
        };
        BannerList: {
            list: components["schemas"]["Banner"][];
        };
        PageRequest: {
            cursor?: components["schemas"]["Cursor"];
            pageSize?: components["schemas"]["PageSize"];
        };
        NewsList: {
            list: components["schemas"]["NewsItem"][];
        };
        /**
         * @description A uuid the page makes for one act of the reader. The gateway keeps it unique and answers a repeat with the first result, so a write that carries it may be sent again.
         * @example 7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11
         */
        ClientId: string;
        ShareViews: {
            newsId: components["schemas"]["Id"];
            views: components["schemas"]["Count"];
        };
        Audio: {
            url: string;
            /** @description seconds; 0 when unknown */
            duration: number;
        };
        ShareCard: {
            title: string;
            description: string;
            /** @description address of the card's picture; empty when there is none */
            image: string;
        };
        /** @description A story whole. `body` is HTML of the closed tag list in docs/contracts/rich-text.md. */
        Article: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            sectionId: components["schemas"]["Id"];
            labels: string[];
            covers: components["schemas"]["Picture"][];
            cardStyle: components["schemas"]["CardStyle"];
            counts: components["schemas"]["NewsCounts"];
            /** @description in seconds (video and audio) */
            duration?: number;
            liveState?: components["schemas"]["LiveState"];
            link: components["schemas"]["Link"];
            body: string;
            editor: string;
            reporter: string;
            copyright: string;
            /** @description where an imported story first stood */
            originUrl?: string;
            audio?: components["schemas"]["Audio"];
            voteId?: components["schemas"]["Id"];
            related: components["schemas"]["NewsItem"][];
            liked: boolean;
            saved: boolean;
            shareCard: components["schemas"]["ShareCard"];
        };
        HotEvent: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            heat: components["schemas"]["Count"];
            /** @enum {string} */
            trend: "up" | "down" | "flat" | "new";
            /** @description heat per hour, oldest first */
            curve: number[];
            /** @description label that the stories of the event carry */
            label: string;
        };
        HotEventList: {
            list: components["schemas"]["HotEvent"][];
            updatedAt: components["schemas"]["DateTime"];
        };
        AudioProgrammeName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A story to listen to. Its words are the body of the story with the same id. */
        AudioEpisode: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cover?: components["schemas"]["Picture"];
            audio: components["schemas"]["Audio"];
            programme?: components["schemas"]["AudioProgrammeName"];
            counts: components["schemas"]["NewsCounts"];
        };
        /** @description `previous` is the episode before the one that `from` names; absent when that is the newest, and on further pages. */
        AudioPage: {
            list: components["schemas"]["AudioEpisode"][];
            nextCursor?: components["schemas"]["Cursor"];
            previous?: components["schemas"]["AudioEpisode"];
        };
        /** @description A series of audio stories; `updatedAt` is the time of its newest, absent while there is none. */
        AudioProgramme: {
            id: components["schemas"]["Id"];
            name: string;
            summary: string;
            /** @description who presents it */
            host: string;
            cover: components["schemas"]["Picture"];
            episodes: components["schemas"]["Count"];
            updatedAt?: components["schemas"]["DateTime"];
        };
        AudioProgrammeList: {
            list: components["schemas"]["AudioProgramme"][];
        };
        SearchPage: {
            list: components["schemas"]["NewsItem"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        NewsReads: {
            newsId: components["schemas"]["Id"];
            reads: components["schemas"]["Count"];
        };
        LikeState: {
            newsId: components["schemas"]["Id"];
            likes: components["schemas"]["Count"];
            liked: boolean;
        };
        SaveState: {
            newsId: components["schemas"]["Id"];
            saved: boolean;
        };
        /**
         * @default hot
         * @enum {string}
         */
        CommentOrder: "hot" | "new";
        CommentAuthor: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description Chinese name of the city; empty when unknown */
            city: string;
        };
        /** @enum {string} */
        CommentState: "shown" | "pending" | "removed";
        /** @description A comment of the second level. */
        Reply: {
            id: components["schemas"]["Id"];
            newsId: components["schemas"]["Id"];
            parentId: components["schemas"]["Id"];
            /** @description name of the reader who is answered, when it is not the author of the parent */
            replyTo?: string;
            author: components["schemas"]["CommentAuthor"];
            body: string;
            likes: components["schemas"]["Count"];
            liked: boolean;
            createdAt: components["schemas"]["DateTime"];
            own: boolean;
            state: components["schemas"]["CommentState"];
        };
        /** @description A comment; the first replies come with it, the rest with `parentId` in the list call. */
        Comment: {
            id: components["schemas"]["Id"];
            /** @description id of the subject the comment stands under */
            newsId: components["schemas"]["Id"];
            parentId?: components["schemas"]["Id"];
            replyTo?: string;
            author: components["schemas"]["CommentAuthor"];
            body: string;
            likes: components["schemas"]["Count"];
            liked: boolean;
            replies: components["schemas"]["Reply"][];
            replyCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
            own: boolean;
            state: components["schemas"]["CommentState"];
        };
        CommentPage: {
            list: components["schemas"]["Comment"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description shown comments and replies under the subject */
            total: components["schemas"]["Count"];
        };
        /** @description plain text; emoji stand as their bracketed tags, such as [微笑] */
        CommentBody: string;
        CommentLike: {
            commentId: components["schemas"]["Id"];
            likes: components["schemas"]["Count"];
            liked: boolean;
        };
        /** @enum {string} */
        SubjectType: "news" | "topic";
        CommentRemoval: {
            commentId: components["schemas"]["Id"];
            state: components["schemas"]["CommentState"];
        };
        /** @description A one-time key of 32 characters, encrypted with the gateway's public key (PKCS */
        SealedKey: string;
        /** @description A text that only the gateway can read; how it is made is docs/decisions/0020. */
        Sealed: {
            key: components["schemas"]["SealedKey"];
            /** @description The text under the one-time key, AES-256-CBC and HMAC-SHA-256; base64 */
            data: string;
        };
        HumanCheckId: string;
        SmsCodeSent: {
            /** @enum {string} */
            state: "sent" | "human-check";
            /** @description seconds until another code may be asked for */
            resendAfter?: number;
        };
        /** @description six digits */
        SmsCode: string;
        IssuedToken: {
            token: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /**
         * @description 0 reader, 1 reporter, 2 publisher, 3 organisation
         * @enum {integer}
         */
        UserType: 0 | 1 | 2 | 3;
        User: {
            name: string;
            /** @description empty when there is none */
            headImg: string;
            userType: components["schemas"]["UserType"];
            userDes: string;
        };
        SignedIn: components["schemas"]["IssuedToken"] & {
            user: components["schemas"]["User"];
        };
        UserInfo: components["schemas"]["User"] & {
            /** @description masked, such as 138****8000; absent when there is none */
            phone?: string;
            createdAt: components["schemas"]["DateTime"];
        };
        SealedUserInfo: {
            /** @description JSON `{ name, phone? }` under the one-time key of the question; base64 */
            sealed: string;
        };
        /** @description The fields the after-navigation step reads; none of them when the token is dead. */
        TokenProfile: {
            headImg?: string;
            userType?: components["schemas"]["UserType"];
            userDes?: string;
            name?: string;
            expiresAt?: components["schemas"]["DateTime"];
        };
        TokenInfoAnswer: {
            /**
             * @description 500 says the stored token is invalid
             * @enum {integer}
             */
            code: 200 | 500;
            msg: string;
            data: components["schemas"]["TokenProfile"];
        };
        PublicKey: {
            pem: string;
            /** @enum {integer} */
            bits: 1024 | 2048;
        };
        SliderPosition: number;
        HumanCheck: {
            id: components["schemas"]["HumanCheckId"];
            target: components["schemas"]["SliderPosition"];
            /** @description seconds */
            expiresIn: number;
        };
        HumanCheckResult: {
            /** @description one try each; ask for another check when it failed */
            passed: boolean;
        };
        SignedOut: {
            /** @description how many tokens were ended */
            ended: number;
        };
        ExportedStory: {
            newsId: components["schemas"]["Id"];
            title: string;
            at: components["schemas"]["DateTime"];
        };
        AccountExport: {
            exportedAt: components["schemas"]["DateTime"];
            user: {
                name: string;
                /** @description in full */
                phone?: string;
                createdAt: components["schemas"]["DateTime"];
            };
            comments: {
                id: components["schemas"]["Id"];
                body: string;
                /** @enum {string} */
                state: "shown" | "pending" | "removed";
                createdAt: components["schemas"]["DateTime"];
            }[];
            likes: components["schemas"]["ExportedStory"][];
            saves: components["schemas"]["ExportedStory"][];
            reads: components["schemas"]["ExportedStory"][];
        };
        AccountRemoved: {
            /** @enum {boolean} */
            removed: true;
        };
    };
    responses: {
        /** @description a field broke a rule; data.fields names each */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldsFailure"];
            };
        };
        /** @description the token is missing or dead */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description too many requests; wait as Retry-After says */
        TooMany: {
            headers: {
                /** @description seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the gateway failed; data.requestId finds it in the log */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the gateway is starting, stopping or full; try again as Retry-After says */
        Unavailable: {
            headers: {
                /** @description seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description no such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the state does not allow it, or the clientId belongs to another act */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the token may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description ms since 1970, added by the SDK */
        Timestamp: number;
        /** @description copy of the body's tokenID, added by the SDK */
        TokenId: string;
        /** @description first path segment of the share page that calls, added by the SDK on share paths */
        SourceChannel: string;
        CityId: components["schemas"]["CityId"];
        Cursor: components["schemas"]["Cursor"];
        PageSize: components["schemas"]["PageSize"];
        CommentId: components["schemas"]["Id"];
        ClientId: components["schemas"]["ClientId"];
        /** @description 3 is the newspaper's pages */
        ClientType: "3";
        /** @description which of the newspaper's apps calls */
        AppName: string;
        AppVersion: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSections: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                cityId?: components["parameters"]["CityId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels of the front page in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SectionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSectionNews: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                sectionId: components["schemas"]["Id"];
                label?: string;
                cityId?: components["parameters"]["CityId"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories of one channel, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description Pictures of the front page's carousel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["BannerList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHeadlineNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description kind of client, such as h5 */
                "client-id": string;
                /** @description uuid of this device */
                "device-id": string;
                /** @description version of the client */
                version: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description The front page's stream, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportantNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Important news, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabelNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    label: string;
                    /**
                     * @default newest
                     * @enum {string}
                     */
                    order?: "newest" | "oldest";
                };
            };
        };
        responses: {
            /** @description Stories that carry one label */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /**
                     * @default stream
                     * @enum {string}
                     */
                    position?: "stream" | "article";
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description Ads for one place of the app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareHomeNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Stories a share page offers for reading on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countShareView: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Count one view of a shared story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ShareViews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedNews: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                newsId: components["schemas"]["Id"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories akin to one story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One story, whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Article"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotEvents: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot events by heat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HotEventList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudioNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    programmeId?: components["schemas"]["Id"];
                    from?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Audio news, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AudioPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudioProgrammes: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes that audio news belong to, in the editors' order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AudioProgrammeList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    query: string;
                };
            };
        };
        responses: {
            /** @description Stories that hold the words, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SearchPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNewsRead: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Count one reading of a story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsReads"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    /** @default true */
                    like?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Like a story, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LikeState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    /** @default true */
                    save?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Save a story, or take it out again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SaveState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsComments: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    newsId: components["schemas"]["Id"];
                    parentId?: components["schemas"]["Id"];
                    order?: components["schemas"]["CommentOrder"];
                };
            };
        };
        responses: {
            /** @description Comments under a story, or the replies to one comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNewsComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment under a story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment under a story, on the plain gateway path */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReply: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    parentId: components["schemas"]["Id"];
                    replyToId?: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Answer a comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    praiseNewsComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    commentId: components["schemas"]["Id"];
                    /** @default true */
                    like?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Like a comment, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentLike"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPublicComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    subjectType: components["schemas"]["SubjectType"];
                    subjectId: components["schemas"]["Id"];
                    parentId?: components["schemas"]["Id"];
                    replyToId?: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment or a reply under any subject */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicComments: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    subjectType: components["schemas"]["SubjectType"];
                    subjectId: components["schemas"]["Id"];
                    parentId?: components["schemas"]["Id"];
                    order?: components["schemas"]["CommentOrder"];
                };
            };
        };
        responses: {
            /** @description Comments under any subject, or the replies to one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePublicComment: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                commentId: components["parameters"]["CommentId"];
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take back one's own comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentRemoval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    praisePublicComment: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                commentId: components["parameters"]["CommentId"];
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Like a comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentLike"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 3 is the newspaper's pages */
                "client-type": components["parameters"]["ClientType"];
                /** @description which of the newspaper's apps calls */
                "app-name": components["parameters"]["AppName"];
                "app-version": components["parameters"]["AppVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    phone: components["schemas"]["Sealed"];
                    humanCheck?: components["schemas"]["HumanCheckId"];
                };
            };
        };
        responses: {
            /** @description Send a code to a phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SmsCodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInBySms: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 3 is the newspaper's pages */
                "client-type": components["parameters"]["ClientType"];
                /** @description which of the newspaper's apps calls */
                "app-name": components["parameters"]["AppName"];
                "app-version": components["parameters"]["AppVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    phone: components["schemas"]["Sealed"];
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Sign in with the code that was sent to a phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description The signed-in reader, with a masked phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSealedUserInfo: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description the one-time key that the answer is sealed under, encrypted with the gateway's public key */
                key: components["schemas"]["SealedKey"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal data of the signed-in reader, sealed for who asks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SealedUserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTokenInfo: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whose token this is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description A new token in place of the one that is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["IssuedToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicKey: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key that personal data is sealed with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PublicKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHumanCheck: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description A slider to be moved to a mark, by hand or keyboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HumanCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerHumanCheck: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["HumanCheckId"];
                    position: components["schemas"]["SliderPosition"];
                    /** @description ms from the first move to the last */
                    duration: number;
                    /** @description how often the slider stood anew */
                    moves: number;
                };
            };
        };
        responses: {
            /** @description Where the slider was moved to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HumanCheckResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /** @default false */
                    everywhere?: boolean;
                };
            };
        };
        responses: {
            /** @description Sign out here, or on every device */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SignedOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAccount: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description Everything that is kept of the signed-in reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AccountExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Delete the account, with a code that was sent to its phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AccountRemoved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
